/** The version of the app, put in by the build. */
declare const __VERSION__: string

/** The faces of our letters, made by the build. */
declare module 'trialhall:letters.css' {}
