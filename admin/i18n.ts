import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'

export const words = polyglotI18nProvider(
  () => ({
    ...english,
    ra: {
      ...english.ra,
      auth: { ...english.ra.auth, logout: 'Sign out', sign_in: 'Sign in', auth_check_error: 'Please sign in.' },
      action: { ...english.ra.action, bulk_actions: '%{smart_count} selected' },
      page: {
        ...english.ra.page,
        dashboard: 'Overview',
        create: '%{name}: new',
        edit: '%{name}: %{recordRepresentation}',
        show: '%{name}: %{recordRepresentation}',
      },
      message: {
        ...english.ra.message,
        delete_title: 'Delete %{recordRepresentation}',
        delete_content: 'It will be gone for good.',
        invalid_form: 'Not saved yet: see what the field in red says.',
        unsaved_changes: 'You have written something that is not saved. Leave without it?',
      },
      navigation: {
        ...english.ra.navigation,
        no_results: 'Nothing here yet.',
        no_filtered_results: 'Nothing fits these filters.',
      },
      notification: {
        ...english.ra.notification,
        created: 'Added.',
        updated: 'Saved. It is on the site.',
        deleted: 'Deleted. |||| %{smart_count} deleted.',
        logged_out: 'Please sign in again.',
      },
    },
  }),
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
)
