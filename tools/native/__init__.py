"""Compiles the rules with mypyc.  `recipe` says what a build is made from, `compiler` makes the binaries, `training`
plays games for the C compiler's profile, `publishing` makes a finished build the current one."""
