import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Problem } from '@house/contract/staff/problems'
import type { FolderSetting } from '../process/create-folder.ts'

export type Folders = Record<FolderSetting, string>

/** A tenth of the disk; of a large one, five gigabytes. */
const minFreeShare = 0.1
const minFreeBytes = 5e9

/** Folders that cannot be used, and disks that fill up. */
export async function findFolderProblems(folders: Folders): Promise<Problem[]> {
  const problems: Problem[] = []
  const seen = new Set<number>()
  for (const [setting, folder] of Object.entries(folders)) {
    const facts = await stat(folder).catch(() => undefined)
    if (!facts?.isDirectory()) {
      if (facts || !(await canBeCreated(folder))) problems.push(unusableFolder(setting, folder))
      continue
    }
    // On the disk of another one.
    if (seen.has(facts.dev)) continue
    seen.add(facts.dev)
    const { bavail, blocks, bsize } = await statfs(folder)
    const [free, size] = [bavail * bsize, blocks * bsize]
    if (isNearlyFull(free, size)) problems.push(fullDisk(setting, folder, free))
  }
  return problems
}

/** The backup creates its folder with the first archive. */
async function canBeCreated(folder: string): Promise<boolean> {
  const above = dirname(folder)
  const facts = await stat(above).catch(() => undefined)
  if (!facts) return above !== folder && canBeCreated(above)
  const canWrite = await access(above, constants.W_OK).then(
    () => true,
    () => false,
  )
  return facts.isDirectory() && canWrite
}

export function isNearlyFull(freeBytes: number, sizeBytes: number) {
  return freeBytes < Math.min(sizeBytes * minFreeShare, minFreeBytes)
}

function unusableFolder(setting: string, folder: string): Problem {
  const isBackup = setting === 'BACKUP_DIR'
  return {
    name: `folder ${folder}`,
    title: isBackup ? 'Backups have nowhere to go' : 'The folder of the website cannot be used',
    text: `${isBackup ? 'No backup can be made' : 'Enquiries and pictures may be lost'} until this is solved.`,
    cause: `The folder ${folder} does not exist, and cannot be created. Create it for the account of the site, or set ${setting} to a folder that it may write to.`,
    commands: [`ls -ld ${folder} ${dirname(folder)}`],
  }
}

function fullDisk(setting: string, folder: string, freeBytes: number): Problem {
  return {
    name: `disk ${folder}`,
    title: 'The disk of the server is nearly full',
    text: 'When it is full, enquiries and backups fail.',
    cause: `The disk of ${folder} (${setting}) has only ${(freeBytes / 1e6).toFixed(0)} MB left. Free space.`,
    commands: [`df -h ${folder}`],
  }
}
