import type { Result } from '@trialhall/kernel'
import {
  check,
  TournamentList,
  TournamentUnchanged,
  TournamentView,
  type NewTournament,
  type TournamentAct,
} from '@trialhall/protocol'
import { askFor } from './requests.ts'

const aView = (body: unknown): Result<TournamentView> => check(TournamentView, body, 'tournament')

/** The tournaments of the hall. */
export function fetchTournaments(): Promise<Result<TournamentList>> {
  return askFor('tournaments', (body) => check(TournamentList, body, 'tournaments'))
}

/** A tournament, or that nothing has changed since a revision of it. */
export function fetchTournament(
  id: string,
  since: number,
): Promise<Result<TournamentView | TournamentUnchanged>> {
  return askFor<TournamentView | TournamentUnchanged>(`tournaments/${id}?since=${since}`, (body) =>
    TournamentUnchanged.safeParse(body).success
      ? check(TournamentUnchanged, body, 'tournament')
      : aView(body),
  )
}

/** Opens a tournament; what is left out is as the hall has it. */
export function openTournament(
  plan: Partial<NewTournament> & Pick<NewTournament, 'name' | 'game' | 'system'>,
): Promise<Result<TournamentView>> {
  return askFor('tournaments', aView, { method: 'POST', body: plan })
}

/** Does something at a tournament. */
export function actAt(id: string, act: TournamentAct, given: object = {}): Promise<Result<TournamentView>> {
  return askFor(`tournaments/${id}/${act}`, aView, { method: 'POST', body: given })
}
