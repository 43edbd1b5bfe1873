/** A room of 6 by 3 spaces with a wall from north to south in the middle: columns 1 to 3 and 4 to 6. */
export const WALL = `
+-----------+
|. . .|. . .|
|     +     |
|. . .|. . .|
|     +     |
|. . .|. . .|
+-----------+
`

/** One row of 12 spaces. */
export const LANE = `
+-----------------------+
|. . . . . . . . . . . .|
+-----------------------+
`

/** Three rows of 12 spaces. */
export const HALL = `
+-----------------------+
|. . . . . . . . . . . .|
|                       |
|. . . . . . . . . . . .|
|                       |
|. . . . . . . . . . . .|
+-----------------------+
`
