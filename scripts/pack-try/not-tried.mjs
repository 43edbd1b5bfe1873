/** What stands before what could not be tried on a machine, and why. */
export const NOT_TRIED = 'not tried: '
