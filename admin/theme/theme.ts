import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { pageBrand } from './brand.ts'
import { datagridStyles, selectionBarStyles } from './datagrid-styles.ts'
import { belowDesktop, buttonColors, colors, fonts, phones, radius } from './tokens.ts'

const { background, paper, stone, hairline, night, ink, softInk, brandOnDark, accent } = colors
const dropShadow = '0 8px 24px rgb(20 24 28 / 0.16)'

const { sans, serif } = fonts

export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: accent, contrastText: paper },
    secondary: { main: ink, contrastText: paper },
    // A red that cannot be mistaken for the brand's orange.
    error: { main: colors.error },
    success: { main: colors.success },
    warning: { main: colors.warning },
    info: { main: colors.info },
    background: { default: background, paper: paper },
    text: { primary: ink, secondary: softInk },
    divider: hairline,
  },
  shape: { borderRadius: radius },
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
      styleOverrides: { root: { backgroundColor: night, color: paper, borderBottom: `2px solid ${brandOnDark}` } },
    },
    MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${hairline}`, boxShadow: dropShadow } } },
    MuiChip: { styleOverrides: { root: { borderRadius: radius } } },
    MuiDialog: { styleOverrides: { paper: { border: `1px solid ${hairline}` } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { variants: [{ props: { variant: 'contained', color: 'primary' }, style: buttonColors }] },
      },
    },
    // MUI's default grey has too little contrast on a tinted ground.
    MuiToggleButton: { styleOverrides: { root: pageBrand ? { color: softInk } : {} } },
    MuiTableCell: { styleOverrides: { head: { backgroundColor: stone, fontWeight: 600 } } },
    // MUI's default label grey has too little contrast on the stone background.
    MuiFormLabel: { styleOverrides: { root: { color: softInk } } },
    MuiFilledInput: { styleOverrides: { root: { backgroundColor: stone } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
      styleOverrides: { marginDense: { marginTop: 10, marginBottom: 6 } },
    },
    // The minimum target size of WCAG 2.2.
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, minWidth: 24 } } },
    RaDatagrid: { styleOverrides: { root: datagridStyles } },
    RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
    RaTopToolbar: {
      styleOverrides: { root: { alignItems: 'center', [phones]: { backgroundColor: background, minHeight: 0 } } },
    },
    RaListToolbar: { styleOverrides: { root: { paddingTop: 8, [phones]: { backgroundColor: background } } } },
    RaFilterFormInput: {
      styleOverrides: {
        root: {
          [phones]: { '& > div:first-of-type': { flex: 1 }, '& .RaFilterFormInput-spacer': { display: 'none' } },
        },
      },
    },
    // At the top: the form's toolbar is at the bottom.
    RaNotification: {
      defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } },
      styleOverrides: { root: { top: 4, [phones]: { top: 56 } } },
    },
    // The form toolbar stays visible in long forms; on phones react-admin fixes it itself.
    RaToolbar: {
      styleOverrides: {
        root: { '&.RaToolbar-desktopToolbar': { backgroundColor: stone, position: 'sticky', bottom: 0, zIndex: 2 } },
      },
    },
    RaBulkActionsToolbar: { styleOverrides: { root: selectionBarStyles } },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    // react-admin labels the wrapper of a checkbox; the label belongs to the input.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (props: { 'aria-label'?: string }) => ({ 'aria-label': props['aria-label'] }),
        },
      },
    },
    // Tabs that do not fit scroll, with arrows on touch screens too.
    MuiTabs: {
      defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
      styleOverrides: { scrollButtons: { width: 28 } },
    },
    MuiTab: {
      styleOverrides: {
        root: { textTransform: 'none', fontWeight: 600, [belowDesktop]: { minWidth: 0, paddingInline: 12 } },
      },
    },
  },
}
