import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { selectionBar, tableStyles } from './datagrid-styles.ts'
import { belowDesktops, hairline, onPhones } from './tokens.ts'

const ground = '#FBFAF8'
const raised = '#FFFFFF'
const stone = '#F1EEE9'
const night = '#14181C'
const ink = '#171B1F'
const softInk = '#52585E'
const mark = '#E8590C'
/** Orange dark enough to be text, or to carry white text. */
const accent = '#B83F00'

const floating = '0 8px 24px rgb(20 24 28 / 0.16)'

const sans = '"Instrument Sans", Arial, sans-serif'
const serif = '"Instrument Serif", "Times New Roman", serif'

export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: accent, contrastText: raised },
    secondary: { main: ink, contrastText: raised },
    // Far enough from the brand's orange.
    error: { main: '#A50E3A' },
    success: { main: '#1F6B3A' },
    warning: { main: '#8A5300' },
    info: { main: '#1D5A85' },
    background: { default: ground, paper: raised },
    text: { primary: ink, secondary: softInk },
    divider: hairline,
  },
  shape: { borderRadius: 2 },
  typography: {
    fontFamily: sans,
    h5: { fontFamily: serif, fontSize: '2rem', fontWeight: 400 },
    h6: { fontFamily: serif, fontSize: '1.5rem', fontWeight: 400 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  sidebar: { width: 232 },
  components: {
    ...defaultLightTheme.components,
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${hairline}` } } },
    MuiAppBar: {
      styleOverrides: { root: { backgroundColor: night, color: raised, borderBottom: `2px solid ${mark}` } },
    },
    MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${hairline}`, boxShadow: floating } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 2 } } },
    MuiDialog: { styleOverrides: { paper: { border: `1px solid ${hairline}` } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTableCell: { styleOverrides: { head: { backgroundColor: stone, fontWeight: 600 } } },
    // The labels of fields are small: the faded grey of the library would be too weak on stone.
    MuiFormLabel: { styleOverrides: { root: { color: softInk } } },
    MuiFilledInput: { styleOverrides: { root: { backgroundColor: stone } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
      styleOverrides: { marginDense: { marginTop: 10, marginBottom: 6 } },
    },
    // Large enough to be hit by a finger, also where columns stand close.
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, minWidth: 24 } } },
    RaDatagrid: { styleOverrides: { root: tableStyles } },
    RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
    RaTopToolbar: {
      styleOverrides: { root: { alignItems: 'center', [onPhones]: { backgroundColor: ground, minHeight: 0 } } },
    },
    RaListToolbar: { styleOverrides: { root: { paddingTop: 8, [onPhones]: { backgroundColor: ground } } } },
    RaFilterFormInput: {
      styleOverrides: {
        root: {
          [onPhones]: { '& > div:first-of-type': { flex: 1 }, '& .RaFilterFormInput-spacer': { display: 'none' } },
        },
      },
    },
    // Below are the buttons of the form that was just saved.
    RaNotification: {
      defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } },
      styleOverrides: { root: { top: 4, [onPhones]: { top: 56 } } },
    },
    // The ways to save are in sight however long the form is; on a phone the library fixes them itself.
    RaToolbar: {
      styleOverrides: {
        root: { '&.RaToolbar-desktopToolbar': { backgroundColor: stone, position: 'sticky', bottom: 0, zIndex: 2 } },
      },
    },
    RaBulkActionsToolbar: { styleOverrides: { root: selectionBar } },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    // The name of a tick box belongs to what is ticked, not to the frame around it, where react-admin puts it.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (box: { 'aria-label'?: string }) => ({ 'aria-label': box['aria-label'] }),
        },
      },
    },
    // Where they do not fit they are scrolled, with arrows that show it, also for a finger.
    MuiTabs: {
      defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
      styleOverrides: { scrollButtons: { width: 28 } },
    },
    MuiTab: {
      styleOverrides: {
        root: { textTransform: 'none', fontWeight: 600, [belowDesktops]: { minWidth: 0, paddingInline: 12 } },
      },
    },
  },
}
