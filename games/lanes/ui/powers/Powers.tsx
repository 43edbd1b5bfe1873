import {
  boardOf,
  CLASSES,
  isNextNode,
  NODES_PER_BRANCH,
  sayNode,
  type Player,
  type PowerNode,
} from '@trialhall/game-lanes'
import { classes, dyed, EntityButton, Glyph } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { boardShape, CLASS_DYES, nodeShape } from '../looks.ts'
import styles from './Powers.module.css'
import { DEEDS } from './says.ts'

/** The class that has Spark in the place of units to summon (L-R50). */
const SPARKING = CLASSES.indexOf('elementalist')

interface PowersProps {
  readonly player: Player
  readonly isNear: boolean
  readonly name: string
  /** Why nothing on the viewer's own board is lit; undefined for the boards of others. */
  readonly whyNot: string | undefined
}

/** The power board of a player as three small chains, what is bought, and what can be bought with how many tokens. */
export function Powers(props: PowersProps): JSX.Element | null {
  const { player, isNear, name, whyNot } = props
  if (player.class < 0) return null
  const nodes = boardOf(player.class)
  const branches = [...new Set(nodes.map(({ branch }) => branch))]
  return (
    <section
      className={styles.powers}
      style={dyed(CLASS_DYES[player.class] ?? 'slate')}
      aria-label={`Power board of ${name}`}
      data-part={isNear ? 'powers' : undefined}
      data-holds={player.box.map((card) => `card:${card}`).join(' ')}
    >
      {branches.map((branch, at) => (
        <div key={branch} className={styles.branch}>
          <span className={styles.name}>{branch}</span>
          <ol aria-label={branch}>
            {nodes.slice(at * NODES_PER_BRANCH, (at + 1) * NODES_PER_BRANCH).map((node, i) => (
              <li key={node.slug} data-bought={isBought(player, at * NODES_PER_BRANCH + i) ? '' : undefined}>
                <Node {...props} node={node} at={at * NODES_PER_BRANCH + i} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {isNear && <Deeds player={player} whyNot={whyNot} />}
    </section>
  )
}

function isBought({ nodes }: Player, at: number): boolean {
  return (nodes & (1 << at)) !== 0
}

function Node(props: PowersProps & { node: PowerNode; at: number }): JSX.Element {
  const { node, at, player, isNear, whyNot } = props
  const has = isBought(player, at)
  const isNext = isNextNode(player, at)
  const state = has ? 'bought' : isNext ? (player.powerTokens > 0 ? 'can be bought' : 'next') : 'closed'
  return (
    <EntityButton
      of={{ kind: isNear ? 'node' : 'far-node', id: at }}
      label={`${node.name}, ${state}. ${sayNode(node)}`}
      className={classes(styles.node, has && styles.bought, isNext && styles.next)}
      isQuiet
      whyNot={whyNot}
    >
      <Glyph shape={nodeShape(node)} />
    </EntityButton>
  )
}

/** What a player may do without a card: Spark and Overwhelm, and the power tokens that are left. */
function Deeds({ player, whyNot }: Pick<PowersProps, 'player' | 'whyNot'>): JSX.Element {
  const { powerTokens } = player
  return (
    <div className={styles.deeds}>
      <span className={styles.tokens} style={{ '--count': powerTokens } as CSSProperties}>
        <Glyph shape={boardShape('token')} />
        <b>{powerTokens}</b>
        <span className="unseen-at-times"> token{powerTokens === 1 ? '' : 's'}</span>
      </span>
      {player.class === SPARKING && <Deed id="spark" whyNot={whyNot} />}
      <Deed id="overwhelm" whyNot={whyNot} />
    </div>
  )
}

function Deed({ id, whyNot }: { id: keyof typeof DEEDS; whyNot: string | undefined }): JSX.Element {
  const { name, says } = DEEDS[id]
  return (
    <EntityButton
      of={{ kind: 'power', id }}
      label={`${name}: ${says}`}
      className={styles.deed}
      isQuiet
      whyNot={whyNot}
    >
      <Glyph shape={boardShape(id)} />
      <span>{name}</span>
    </EntityButton>
  )
}
