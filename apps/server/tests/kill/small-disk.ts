import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BLOCK = Buffer.alloc(64 * 1024)

/** A disk of a few megabytes, which can be full. */
export class SmallDisk {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Mounts one; null where this process may not, which is said in a line. */
  static mount(megabytes: number): SmallDisk | null {
    const folder = mkdtempSync(join(tmpdir(), 'trialhall-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
      return new SmallDisk(folder)
    } catch {
      rmdirSync(folder)
      console.log('This user may not mount a disk (root): one that is full is not tested.')
      return null
    }
  }

  private get ballast(): string {
    return join(this.folder, 'ballast')
  }

  /** Writes until not a byte more fits. */
  fill(): void {
    const file = openSync(this.ballast, 'a')
    for (let length = BLOCK.length; length > 0; length = Math.floor(length / 2)) {
      try {
        for (;;) writeSync(file, BLOCK, 0, length)
      } catch {
        // smaller pieces may still fit
      }
    }
    closeSync(file)
  }

  makeRoom(): void {
    rmSync(this.ballast, { force: true })
  }

  unmount(): void {
    execFileSync('umount', [this.folder])
    rmdirSync(this.folder)
  }
}
