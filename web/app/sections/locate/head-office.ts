import type { Office } from '@house/contract/entities'

export function headOfficeOf<O extends Office>(offices: O[]): O | undefined {
  return offices.find(({ kind }) => kind === 'head-office') ?? offices[0]
}
