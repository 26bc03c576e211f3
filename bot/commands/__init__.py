"""The command line, one module a command: `add_parser(subparsers)` describes it, `run(args)` does it and gives the exit code."""
