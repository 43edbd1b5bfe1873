/** The most files of code and style that lie side by side: with more, nobody finds the one by its name. */
export const MOST_FILES = 25

/** Folders that hold more, with how many. The numbers go down only, and a folder with one more than its number is refused. */
export const CROWDED = {
  'games/eldar/rules': 29,
}
