import { fieldLabels } from '@house/contract/staff/field-labels'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'

/** Singular and plural of every resource. */
const resourceNames: Record<string, string> = {
  leads: 'Lead |||| Leads',
  quotations: 'Quotation |||| Quotations',
  'price-books': 'Price book |||| Price books',
  products: 'Product |||| Products',
  'sub-items': 'Product list |||| Product lists',
  categories: 'Category |||| Categories',
  accessories: 'Accessory |||| Accessories',
  'accessory-categories': 'Accessory category |||| Accessory categories',
  'accessory-groups': 'Accessory group |||| Accessory groups',
  blogs: 'Blog post |||| Blog posts',
  projects: 'Project |||| Projects',
  reviews: 'Review |||| Reviews',
  offices: 'Office |||| Offices',
  pages: 'Page |||| Pages',
  'planner-systems': 'System |||| Systems',
  'planner-glazings': 'Glazing |||| Glazings',
  'planner-colours': 'Colour |||| Colours',
  media: 'Media file |||| Media library',
  trash: 'Trash |||| Trash',
  settings: 'Settings |||| Settings',
  brand: 'Brand |||| Brand',
  synonyms: 'Synonym |||| Synonyms',
  redirects: 'Redirect |||| Redirects',
  staff: 'User |||| Users',
  audit: 'Audit log entry |||| Audit log',
}

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
