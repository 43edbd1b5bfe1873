import { actionName, actionOf, heroName, NO_CARD, type EldarView, type Pending } from '@trialhall/game-eldar'
import { capital } from '@trialhall/kernel'
import { dyed, EntityButton, Glyph, Picture, Unseen } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { courseOf, previewOf, type Reach } from '../preview.ts'
import { boardShape, cardShape, catalogFace, dyeOf } from '../looks.ts'
import { pendingText, thingName } from '../names.ts'
import { nearSeat } from '../board/play.ts'
import { plateOf } from '../plates/plate-of.ts'
import styles from './Pile.module.css'

/** What the stack shows besides what is on it. */
export interface StackPileProps {
  readonly view: EldarView
  readonly names: readonly string[]
  /** The action that is being decided, with what is pointed at; it stands for the one on the stack. */
  readonly planned: Pending | null
  /** What resolves at this moment: it has left the stack. */
  readonly resolving: Pending | null
}

/** The stack: a pile of what waits to happen, the topmost first and lit; each says what it would do. */
export function StackPile({ view, names, planned, resolving }: StackPileProps): JSX.Element {
  const shown = view.stack.map((one) => (planned?.serial === one.serial ? planned : one)).reverse()
  return (
    <section className={styles.stack} aria-label="The stack" data-part="stack">
      {shown.length === 0 && !resolving && <Empty view={view} names={names} />}
      {resolving && (
        <div
          key={resolving.serial}
          className={styles.resolving}
          data-resolves={`pending:${resolving.serial}`}
          data-answers={answers(view, resolving, shown[0]) ? '' : undefined}
        >
          <Plate view={view} names={names} pending={resolving} state="Resolves" isTop isDone />
        </div>
      )}
      <ol className={styles.pile} aria-label="From the top">
        {shown.map((pending, at) => (
          <li
            key={pending.serial}
            data-top={at === 0 && !resolving ? '' : undefined}
            data-answers={answers(view, pending, shown[at + 1]) ? '' : undefined}
            data-of={view.heroes[pending.hero]?.seat === nearSeat(view) ? 'own' : 'enemy'}
            style={{ '--deep': at } as CSSProperties}
          >
            <EntityButton
              of={{ kind: 'pending', id: pending.serial }}
              label={pendingWords(view, names, { pending, at, under: shown[at + 1] })}
              className={styles.item}
            >
              <Plate
                view={view}
                names={names}
                pending={pending}
                state={stateOf(pending, planned, at)}
                isTop={at === 0 && !resolving}
              />
            </EntityButton>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whether one was used in answer to what lies under it: only the opponent reacts, and what triggers answers nobody (E-11.06). */
function answers(view: EldarView, pending: Pending, under: Pending | undefined): boolean {
  if (under === undefined || pending.kind === 'trigger') return false
  return view.heroes[pending.hero]?.seat !== view.heroes[under.hero]?.seat
}

function stateOf(pending: Pending, planned: Pending | null, at: number): string {
  if (planned?.serial === pending.serial) return 'Being used'
  return at === 0 ? 'On top' : `${at + 1}.`
}

function Empty({ view, names }: Pick<StackPileProps, 'view' | 'names'>): JSX.Element {
  const isPlayed = view.round > 0 && view.ended === null
  return (
    <div className={styles.empty} data-seat={view.initiative}>
      <Glyph shape={boardShape(isPlayed ? 'initiative' : 'back')} />
      <p>
        {isPlayed && (
          <b>
            {view.viewer === view.initiative ? 'You have' : `${names[view.initiative] ?? ''} has`} initiative
          </b>
        )}
        <span>{emptyWords(view)}</span>
      </p>
    </div>
  )
}

/** What passing would mean now, which is the same word for three different things (E-29.04 to E-29.07). */
function emptyWords({ round, step, viewer, initiative, yielded, hasActed, ended }: EldarView): string {
  if (round === 0) return 'What is used lies here until it resolves.'
  if (step !== 'main' || viewer !== initiative || ended !== null) return 'The stack is empty.'
  if (yielded >= 0) return 'If you pass now, you are finished and the phase ends.'
  return hasActed
    ? 'If you pass now, initiative goes to the other side.'
    : 'If you pass now, you yield: the other side plays on, and initiative is yours next round.'
}

interface PlateProps {
  readonly view: EldarView
  readonly names: readonly string[]
  readonly pending: Pending
  readonly state: string
  /** It is what happens next, or now. */
  readonly isTop: boolean
  /** Some of what it does is done, so that numbers would mislead. */
  readonly isDone?: boolean
}

function Plate({ view, names, pending, state, isTop, isDone = false }: PlateProps): JSX.Element {
  const { reaches } = isDone ? courseOf(view, pending) : previewOf(view, pending)
  const face = catalogFace(pending.face)
  const hero = view.heroes[pending.hero]
  return (
    <span
      className={styles.plate}
      style={{ ...dyed(dyeOf(pending.face)), '--side': `var(--seat-${hero?.seat ?? 0})` } as CSSProperties}
      data-seat={hero?.seat}
      data-kind={pending.kind}
      data-top={isTop ? '' : undefined}
      data-flies={pending.card === NO_CARD ? `pending:${pending.serial}` : `card:${pending.card}`}
      data-flies-from={`hero:${pending.hero}`}
    >
      <Picture
        shape={face ? cardShape(face.slug) : boardShape('back')}
        plate={face ? plateOf(face.slug) : undefined}
        className={styles.glyph}
      />
      <span className={styles.words}>
        <small className={styles.state}>{state}</small>
        <b>{capital(actionName(pending.face, pending.ability))}</b>
        <small className={styles.whose}>
          {heroName(view, pending.hero)} <i>{names[hero?.seat ?? 0]}</i>
          {hasX(pending) && ` · X is ${pending.x}`}
        </small>
        <span className={styles.reaches}>
          {reaches.map((reach) => (
            <ReachChip key={`${reach.to.kind}${reach.to.id}`} view={view} reach={reach} />
          ))}
        </span>
        {isTop && <small className={styles.text}>{pendingText(pending)}</small>}
      </span>
    </span>
  )
}

function hasX({ kind, face, ability, x }: Pending): boolean {
  return kind !== 'trigger' && x >= 0 && actionOf(face, ability).isX
}

function ReachChip({ view, reach }: { view: EldarView; reach: Reach }): JSX.Element {
  const { to, hp } = reach
  return (
    <span className={styles.reach} data-sign={hp < 0 ? 'loss' : hp > 0 ? 'gain' : undefined}>
      <Unseen>{reach.isTarget ? 'targets ' : 'reaches '}</Unseen>
      {thingName(view, to)}
      {hp !== 0 && <em>{`${hp < 0 ? ` −${-hp}` : ` +${hp}`}${reach.isLeast ? ' or more' : ''}`}</em>}
      {reach.isVain && <em> no damage</em>}
      {reach.isInvalid && <em> no longer a legal target</em>}
    </span>
  )
}

function pendingWords(
  view: EldarView,
  names: readonly string[],
  { pending, at, under }: { pending: Pending; at: number; under: Pending | undefined },
): string {
  const reaches = previewOf(view, pending).reaches.map(
    (reach) => `${thingName(view, reach.to)}${changeWords(reach)}`,
  )
  const name = capital(actionName(pending.face, pending.ability))
  const whom = reaches.length > 0 ? ` ${reaches.join(', ')}.` : ''
  const answered =
    under && answers(view, pending, under) ? ` It answers ${actionName(under.face, under.ability)}.` : ''
  const side = names[view.heroes[pending.hero]?.seat ?? 0] ?? ''
  return `${name} of ${heroName(view, pending.hero)} (${side}). ${placeWords(at)} of the stack.${answered}${whom} ${pendingText(pending)}`
}

/** "On top", "Second from the top". */
function placeWords(at: number): string {
  return at === 0 ? 'On top' : `${NEXT_PLACES[at - 1] ?? `Number ${at + 1}`} from the top`
}

const NEXT_PLACES: readonly string[] = ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth']

function changeWords({ hp, isVain, isLeast, isInvalid }: Reach): string {
  if (isInvalid) return ' is no longer a legal target'
  if (hp === 0) return isVain ? ' takes no damage' : ''
  return ` ${hp < 0 ? 'loses' : 'recovers'} ${isLeast ? 'at least ' : ''}${Math.abs(hp)} HP`
}
