language = Language
