"""The slash commands, one thin module per area; each cog reads options, asks the table and shows the answer."""
