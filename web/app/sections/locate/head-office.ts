import type { Office } from '@house/contract/entities'

export function headOfficeOf(offices: Office[]) {
  return offices.find(({ kind }) => kind === 'head-office') ?? offices[0]
}
