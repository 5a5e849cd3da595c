import ImportExportIcon from '@mui/icons-material/ImportExportOutlined'
import DashboardIcon from '@mui/icons-material/Insights'
import { Box, List, ListItem, ListItemButton, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type ComponentType, Fragment } from 'react'
import { useGetResourceLabel, usePermissions, useResourceDefinitions, useSidebarState } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { version } from '../../package.json'
import { type MenuPlace, menuGroups } from '../components/menu-groups.ts'
import { colors } from '../theme/tokens.ts'

const administration = 'Administration'

/** Resources in groups. A user sees those that their role may read. */
export function SideMenu() {
  const definitions = useResourceDefinitions<{ menu?: MenuPlace }>()
  const getLabel = useGetResourceLabel()
  const { permissions = [] } = usePermissions<string[]>()
  const [isOpen] = useSidebarState()
  const groups = groupsOf(Object.values(definitions))
  return (
    <Box component="nav" aria-label="Main menu" sx={{ width: 232, pb: 4 }}>
      {permissions.includes('dashboard.read') && (
        <List disablePadding sx={{ mt: 1 }}>
          <MenuLink to="/" name="Dashboard" Icon={DashboardIcon} />
        </List>
      )}
      {groups.map(([title, readable]) => (
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
            {readable.map(({ name, icon }) => (
              <MenuLink key={name} to={`/${name}`} name={getLabel(name, 2)} Icon={icon} />
            ))}
            {title === administration && permissions.includes('archive') && (
              <MenuLink to="/archive" name="Import/export" Icon={ImportExportIcon} />
            )}
          </List>
        </Fragment>
      ))}
      <Typography
        variant="caption"
        component="p"
        color="text.secondary"
        sx={{ px: 2, pt: 2, visibility: isOpen ? 'visible' : 'hidden' }}
      >
        Version {version}
      </Typography>
    </Box>
  )
}

type Definition = ReturnType<typeof useResourceDefinitions<{ menu?: MenuPlace }>>[string]

/** What the user may read, by group and in the order of the menu. */
function groupsOf(definitions: Definition[]): [title: string, resources: Definition[]][] {
  const groups = new Map<string, Definition[]>(menuGroups.map((title) => [title, []]))
  for (const definition of definitions) {
    const title = definition.options?.menu?.group
    if (title) groups.set(title, [...(groups.get(title) ?? []), definition])
  }
  const positionOf = ({ options }: Definition) => options?.menu?.position ?? 0
  return [...groups]
    .filter(([, resources]) => resources.length > 0)
    .map(([title, resources]) => [title, resources.toSorted((one, other) => positionOf(one) - positionOf(other))])
}

function MenuLink({ to, name, Icon }: { to: string; name: string; Icon: ComponentType }) {
  const [, setIsOpen] = useSidebarState()
  const isDrawer = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        onClick={() => isDrawer && setIsOpen(false)}
        sx={{
          py: 0.5,
          gap: 2,
          borderLeft: '3px solid transparent',
          color: 'text.secondary',
          '&.active': { borderLeftColor: colors.brand, color: 'text.primary', fontWeight: 600 },
        }}
      >
        <Icon />
        {name}
      </ListItemButton>
    </ListItem>
  )
}
