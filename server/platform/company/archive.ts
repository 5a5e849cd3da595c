import { isMediaUrl } from '@house/contract/urls'
import { type ArchivedTable, columnName, parseJson } from '../content/archive/archived-tables.ts'
import { parseInput } from '../staff-api/validation.ts'
import { brandMedia } from './brand/fields.ts'
import { settingsFields, settingsMedia } from './settings/commands.ts'
import { type SettingsDocument, withDefaults } from './settings/defaults.ts'

export const companyArchive: ArchivedTable[] = [
  {
    name: 'settings',
    key: ['id'],
    single: 'The archive must hold the settings of one company.',
    check({ document }) {
      parseInput(settingsFields, withDefaults(Object(parseJson('document', document))), columnName)
    },
    mediaOf({ document }) {
      const { brochure = '', brand = null, ...settings }: Partial<SettingsDocument> = JSON.parse(String(document))
      return [
        ...settingsMedia.map((field) => ({ field, url: settings[field] ?? '' })),
        ...brandMedia.map((field) => ({ field, url: brand?.[field] ?? '' })),
        ...(isMediaUrl(brochure) ? [{ field: 'brochure', url: brochure }] : []),
      ]
    },
  },
]
