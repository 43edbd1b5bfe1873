import type { GameUi } from '@trialhall/table-ui'
import { useEffect } from 'react'
import { keepPictures } from '../offline/keep-pictures.ts'

/** Keeps the pictures of a game on this device from the first time that its table is opened. */
export function useKeptPictures(board: GameUi | null | undefined): void {
  useEffect(() => {
    if (board?.pictures) void keepPictures(board.gameId, board.pictures())
  }, [board])
}
