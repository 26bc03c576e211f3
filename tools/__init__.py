"""Small programs that keep files of the project in step with each other."""
