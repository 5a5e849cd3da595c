import type { Office } from '@house/contract/entities'

export const officeKinds: Record<Office['kind'], string> = {
  'head-office': 'Head office',
  'fabrication-unit': 'Fabrication unit',
  showroom: 'Showroom',
}

export function headOfficeOf(offices: Office[]) {
  return offices.find(({ kind }) => kind === 'head-office') ?? offices[0]
}
