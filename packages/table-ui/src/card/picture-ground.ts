import styles from './PictureGround.module.css'

/** The class of what lies behind the picture of a card: light in its dye, with rays. The element is placed, and hides what overflows. */
export const pictureGround: string = styles['ground'] ?? ''
