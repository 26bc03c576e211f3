// Shows one picture large, with its description below.

import { h, iconButton } from "./dom.js";
import { t } from "./strings.js";

export function lightbox(url, alt) {
  const close = () => {
    dialog.close();
    dialog.remove();
  };
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || t("enlarge"), data: { testid: "lightbox" } },
    iconButton("close", t("close"), close),
    h("img", { src: url, alt }),
    alt ? h("p", { class: "lightbox-alt", text: alt }) : null);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
