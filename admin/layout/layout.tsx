import ArchiveIcon from '@mui/icons-material/ImportExportOutlined'
import OverviewIcon from '@mui/icons-material/Insights'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import {
  Alert,
  Box,
  Button,
  List,
  ListItem,
  ListItemButton,
  Link as MuiLink,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Logout,
  Menu,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  usePermissions,
  useResourceDefinitions,
  useSidebarState,
} from 'react-admin'
import { NavLink } from 'react-router-dom'
import { onPhones } from '../theme/tokens.ts'

/** What stands around every screen: bar, menu, content. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={Bar} menu={GroupedMenu} sx={narrowScreens}>
      <OwnPassword />
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  )
}

/** A password that was printed or handed over is known to two people. */
function OwnPassword() {
  const { identity } = useGetIdentity()
  if (!identity?.hasGivenPassword) return null
  return (
    <Alert
      severity="info"
      sx={{ my: 2 }}
      action={
        <Button component={NavLink} to="/account" color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          Change it
        </Button>
      }
    >
      Your password was given to you. Choose one that only you know.
    </Alert>
  )
}

/** Wide tables scroll by themselves and do not widen the page. What scrolls around them would hold back what stays in sight. */
const narrowScreens = {
  minWidth: 0,
  '& .RaLayout-content': { px: { xs: 1.5, md: 3 }, pb: 4 },
  '& .RaLayout-content, & .RaList-main, & .RaEdit-main, & .RaCreate-main': { minWidth: 0 },
  '& .RaList-content, & .RaEdit-card, & .RaCreate-card': { minWidth: 0 },
  '& .RaEdit-card, & .RaCreate-card': { overflow: 'visible', [onPhones]: { overflowX: 'auto' } },
}

/** What react-admin puts around the words is a box, which would be cut without a sign. */
const cutWithDots = { '& > .RaConfigurable-root': { display: 'inline' } }

function Bar() {
  return (
    <AppBar userMenu={<Person />} alwaysOn>
      <TitlePortal variant="body1" component="h1" sx={cutWithDots} />
      <MuiLink href="/" target="_blank" rel="noreferrer" color="inherit" sx={{ mx: 1, whiteSpace: 'nowrap' }}>
        View the site
      </MuiLink>
    </AppBar>
  )
}

function Person() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu label={`Signed in as ${identity?.fullName ?? ''}`}>
      <Menu.Item to="/account" primaryText="Your account" leftIcon={<PersonIcon />} />
      <Logout />
    </UserMenu>
  )
}

const runningIt = 'Running it'
const groups: [title: string, resources: string[]][] = [
  ['Business', ['leads']],
  ['Catalogue', ['products', 'sub-items', 'categories', 'accessories', 'accessory-categories', 'accessory-groups']],
  ['Site', ['blogs', 'projects', 'reviews', 'offices', 'pages', 'media', 'trash']],
  [runningIt, ['settings', 'synonyms', 'redirects', 'staff', 'audit']],
]

function GroupedMenu() {
  const definitions = useResourceDefinitions()
  const { permissions = [] } = usePermissions<string[]>()
  const [isOpen] = useSidebarState()
  return (
    <Box component="nav" aria-label="Back office" sx={{ width: 232, pb: 4 }}>
      {permissions.includes('dashboard.read') && (
        <List disablePadding sx={{ mt: 1 }}>
          <Place to="/" name="Overview" Icon={OverviewIcon} />
        </List>
      )}
      {groups.map(([title, names]) => {
        const shown = names.flatMap((name) => definitions[name] ?? [])
        return shown.length === 0 ? null : (
          <Fragment key={title}>
            <Typography
              variant="overline"
              component="h2"
              color="text.secondary"
              sx={{ px: 2, pt: 1, lineHeight: 2, visibility: isOpen ? 'visible' : 'hidden' }}
            >
              {title}
            </Typography>
            <List disablePadding>
              {shown.map(({ name, icon, options }) => (
                <Place key={name} to={`/${name}`} name={options?.label ?? name} Icon={icon} />
              ))}
              {title === runningIt && permissions.includes('archive') && (
                <Place to="/archive" name="Export and import" Icon={ArchiveIcon} />
              )}
            </List>
          </Fragment>
        )
      })}
    </Box>
  )
}

function Place({ to, name, Icon }: { to: string; name: string; Icon: ComponentType }) {
  const [, setIsOpen] = useSidebarState()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        onClick={() => isPhone && setIsOpen(false)}
        sx={{
          ...{ py: 0.5, gap: 2, borderLeft: '3px solid transparent', color: 'text.secondary' },
          '&.active': { borderLeftColor: '#E8590C', color: 'text.primary', fontWeight: 600 },
        }}
      >
        <Icon />
        {name}
      </ListItemButton>
    </ListItem>
  )
}
