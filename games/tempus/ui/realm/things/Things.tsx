import { memo, type JSX, type NamedExoticComponent } from 'react'
import { realmOf } from '../../../rules/map.ts'
import { objectsInPlay } from '../../../rules/trial.ts'
import type { Space } from '../../../space/index.ts'
import { OFF, type TempusView } from '../../../state.ts'
import { middleOf } from '../places.ts'
import { sideOfParty } from '../sides.ts'
import {
  Altar,
  CampToken,
  Chest,
  Herb,
  LootToken,
  Obelisk,
  OgreArea,
  PlaceOfPower,
  Portal,
} from './pieces.tsx'

/** What lies on the map and no creature is: portals, camps, Chests, Loot, and what Quests have put there. */
export const Things: NamedExoticComponent<{ view: TempusView }> = memo(function Things({
  view,
}: {
  view: TempusView
}): JSX.Element {
  const realm = realmOf(view)
  const inPlay = objectsInPlay(view)
  return (
    <>
      {inPlay.has('ogre-areas') &&
        realm.ogreAreas.map((area) => <OgreArea key={area[0]} at={middleOf(area[0] ?? 0, 2)} />)}
      {view.portals.map(
        (space, party) =>
          space !== OFF && (
            <At key={`portal ${party}`} space={space}>
              <Portal side={sideOfParty(view, party)} />
            </At>
          ),
      )}
      {view.camps.map((camp, at) => (
        <At key={`camp ${camp.at}`} space={camp.at}>
          <CampToken {...campOf(view, at)} />
        </At>
      ))}
      {inPlay.has('place-of-power') && (
        <At space={realm.placeOfPower}>
          <PlaceOfPower />
        </At>
      )}
      {inPlay.has('herbs') && spots(realm.herbs, () => <Herb />)}
      {inPlay.has('altars') && spots(realm.altars, () => <Altar />)}
      {inPlay.has('obelisks') && spots(realm.obelisks, () => <Obelisk />)}
      {realm.chests.map((space, at) => (
        <At key={`chest ${space}`} space={space}>
          <Chest isFull={view.chests[at] === true} />
        </At>
      ))}
      {view.loose.map(({ at, tokens, cards }) => (
        <At key={`loot ${at}`} space={at}>
          <LootToken count={tokens + cards.length} />
        </At>
      ))}
    </>
  )
})

function spots(places: readonly Space[], draw: () => JSX.Element): JSX.Element[] {
  return places.map((space) => (
    <At key={space} space={space}>
      {draw()}
    </At>
  ))
}

/** Draws around the middle of a space. */
export function At({ space, children }: { space: Space; children: JSX.Element }): JSX.Element {
  const [x, y] = middleOf(space)
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

/** How many claws its token shows, and whether anybody of a camp is there and awake. */
function campOf(
  view: TempusView,
  at: number,
): { claws: number; isElite: boolean; state: 'asleep' | 'awake' | 'empty' } {
  const members = view.camps[at]?.members.map((id) => view.monsters.find((one) => one.id === id)) ?? []
  const there = members.filter((one) => one !== undefined && one.at >= 0)
  const state = there.length === 0 ? 'empty' : there.some((one) => one?.isActive) ? 'awake' : 'asleep'
  return { claws: at + 1, isElite: members.length === 1, state }
}
