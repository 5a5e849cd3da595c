import { fieldLabels } from '@house/contract/staff/field-labels'
import { resourceNames } from '@house/contract/staff/resource-names'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'

const resources = Object.fromEntries(
  Object.entries(resourceNames).map(([resource, name]) => [
    resource,
    { name, fields: fieldLabels(resource), page: { create: `New ${name.split(' |||| ')[0]?.toLowerCase()}` } },
  ]),
)

export const i18nProvider = polyglotI18nProvider(
  () => ({
    ...english,
    resources,
    ra: {
      ...english.ra,
      auth: { ...english.ra.auth, logout: 'Sign out', sign_in: 'Sign in', auth_check_error: 'Please sign in.' },
      action: { ...english.ra.action, bulk_actions: '%{smart_count} selected' },
      page: {
        ...english.ra.page,
        edit: '%{name}: %{recordRepresentation}',
        show: '%{name}: %{recordRepresentation}',
        error: 'This screen could not be shown',
      },
      message: {
        ...english.ra.message,
        delete_title: 'Delete %{recordRepresentation}?',
        delete_content: 'This cannot be undone.',
        error: 'Try again. If it happens again, tell an administrator what you did before.',
        invalid_form: 'Not saved. Correct the fields marked in red.',
        unsaved_changes: 'You have unsaved changes. Leave without saving?',
      },
      navigation: {
        ...english.ra.navigation,
        no_results: 'No records yet.',
        no_filtered_results: 'No records match these filters.',
      },
      notification: {
        ...english.ra.notification,
        created: 'Created.',
        updated: 'Saved.',
        deleted: 'Deleted. |||| %{smart_count} deleted.',
        logged_out: 'Your session has ended. Please sign in again.',
      },
    },
  }),
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
)
