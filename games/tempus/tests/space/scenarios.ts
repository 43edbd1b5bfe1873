/** Drawings of scenarios that both the map and the cards are tried on. */

/** T-T15: three around a target, a fourth behind a wall that ends one space farther south. */
export const GONG: string = `
+-------------+
|. . . . . . .|
|     +       |
|. m h|w . . .|
|     +       |
|. n t|. . . .|
|     +       |
|. . .|. . . .|
|     +       |
|M . . . . . .|
+-------------+`

/** T-T16: three within reach of a square beside the caster, one of them beyond a wall. */
export const THUNDERWAVE: string = `
+-----------+
|. . . . . .|
|     +     |
|. . p|. . .|
|     +     |
|. M q . r .|
|           |
|. . . . . .|
|           |
|. . . . . .|
+-----------+`

/** T-T17: a line that a wall stops, and one that crosses water. */
export const WALL_OF_FIRE: string = `
+-----------------+
|. . . . . . . . .|
|         +       |
|M . a b .|c . . .|
|         +       |
|. . . . . . . . .|
|                 |
|. . ~ ~ d . . . .|
+-----------------+`
