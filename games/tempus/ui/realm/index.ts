export { Crest } from './figures/Crest.tsx'
export { Realm, type RealmProps } from './Realm.tsx'
export { SIDE_COLOURS, sideOf, sideOfParty, type Side } from './sides.ts'
