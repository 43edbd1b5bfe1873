import type { Viewer } from '@trialhall/kernel'
import { Scribe } from '@trialhall/protocol'
import { frameOf } from '../web/frame.ts'
import { writePictureChange } from './snapshot-change.ts'
import { sceneOf, Showing, type Picture, type Stage } from './snapshots.ts'
import { writeStory } from './event-json.ts'

/** What a reader knows before they are told. */
export interface Known {
  readonly viewer: Viewer
  /** The newest picture that was sent on their connection, seen through the same eyes, or null. */
  readonly before: Picture | null
  /** Events of the story that they keep. */
  readonly kept: number
}

/** A message to all who knew the same. */
export interface News extends Known {
  readonly after: Picture
  /** Where its text stands, but for the beginning, which may say whose command it answers. */
  readonly from: number
  readonly to: number
  /** The frame for those whose command it does not answer, once it is made. */
  frame: Buffer | null
}

/** All rounds write in the same place, one after the other. */
const scribe = new Scribe()

/** One telling of what has become of a match: what the same eyes see is made once. */
export class Round {
  private readonly stage: Stage
  private readonly showing: Showing
  private readonly news: News[] = []

  constructor(stage: Stage) {
    this.stage = stage
    this.showing = new Showing(stage)
    scribe.backTo(0)
  }

  /** What to tell somebody. */
  newsFor(known: Known): News {
    const { viewer, before, kept } = known
    let after: Picture | null = null
    for (const one of this.news) {
      if (one.viewer !== viewer) continue
      if (one.kept === kept && one.before === before) return one
      after = one.after
    }
    const news = this.write(known, after ?? this.showing.picture(viewer, before))
    this.news.push(news)
    return news
  }

  /** The frame that tells it; `id` is the command that it answers, or null. */
  frame(news: News, id: string | null): Buffer {
    if (id === null && news.frame) return news.frame
    const type = news.before ? '{"type":"change",' : '{"type":"moment",'
    const beginning = id === null ? type : `${type}"id":${JSON.stringify(id)},`
    const frame = frameOf(beginning, scribe.between(news.from, news.to))
    if (id === null) news.frame = frame
    return frame
  }

  private write(known: Known, after: Picture): News {
    const { viewer, before, kept } = known
    const from = scribe.length
    scribe.text(`"match":"${this.stage.id}",`)
    if (before) scribe.text(`"from":${before.entry},"entry":${after.entry},"difference":`)
    else scribe.text(`"moment":{"entry":${after.entry},`)
    if (before) writePictureChange(scribe, before, after)
    else scribe.fields(sceneOf(after))
    scribe.text(`,"kept":${kept},"told":`)
    writeStory(scribe, this.stage.live.storyFrom(kept), viewer)
    scribe.text(before ? '}' : `,"fresh":${kept}}}`)
    return { viewer, before, kept, after, from, to: scribe.length, frame: null }
  }
}
