/** The most files of code and style that lie side by side: with more, nobody finds the one by its name. */
export const MOST_FILES = 25
