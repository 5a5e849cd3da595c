import DashboardIcon from '@mui/icons-material/Insights'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { Link as MuiLink, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Logout,
  Menu,
  TitlePortal,
  UserMenu,
  usePermissions,
  useResourceDefinitions,
} from 'react-admin'

/** What stands around every screen: bar, menu, content. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={Bar} menu={GroupedMenu}>
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  )
}

function Bar() {
  return (
    <AppBar userMenu={<Person />}>
      <TitlePortal variant="body1" component="p" />
      <MuiLink href="/" target="_blank" rel="noreferrer" color="inherit" sx={{ mx: 1, whiteSpace: 'nowrap' }}>
        View the site
      </MuiLink>
    </AppBar>
  )
}

function Person() {
  return (
    <UserMenu>
      <Menu.Item to="/account" primaryText="Your account" leftIcon={<PersonIcon />} />
      <Logout />
    </UserMenu>
  )
}

const groups: [title: string, resources: string[]][] = [
  ['Business', ['leads']],
  ['Catalogue', ['products', 'sub-items', 'categories', 'accessories', 'accessory-categories', 'accessory-groups']],
  ['Site', ['blogs', 'projects', 'reviews', 'offices', 'pages', 'media']],
  ['Running it', ['settings', 'synonyms', 'redirects', 'staff', 'audit']],
]

function GroupedMenu() {
  const definitions = useResourceDefinitions()
  const { permissions = [] } = usePermissions<string[]>()
  return (
    <Menu>
      {permissions.includes('dashboard.read') && (
        <Menu.Item to="/" primaryText="Overview" leftIcon={<DashboardIcon />} />
      )}
      {groups.map(([title, names]) => {
        const shown = names.filter((name) => definitions[name])
        return shown.length === 0 ? null : (
          <li key={title}>
            <Typography variant="overline" component="p" color="text.secondary" sx={{ px: 2, pt: 1.5, lineHeight: 2 }}>
              {title}
            </Typography>
            <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {shown.map((name) => (
                <Menu.ResourceItem key={name} name={name} />
              ))}
            </ul>
          </li>
        )
      })}
    </Menu>
  )
}
