import ImportExportIcon from '@mui/icons-material/ImportExportOutlined'
import DashboardIcon from '@mui/icons-material/Insights'
import { Box, List, ListItem, ListItemButton, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type ComponentType, Fragment } from 'react'
import { useGetResourceLabel, usePermissions, useResourceDefinitions, useSidebarState } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { version } from '../../package.json'
import { colors } from '../theme/tokens.ts'

const administration = 'Administration'
const groups: [title: string, resources: string[]][] = [
  ['Sales', ['leads', 'quotations', 'price-books']],
  ['Catalogue', ['products', 'sub-items', 'categories', 'accessories', 'accessory-categories', 'accessory-groups']],
  ['Planner', ['planner-systems', 'planner-glazings', 'planner-colours']],
  ['Content', ['blogs', 'projects', 'reviews', 'offices', 'pages', 'media', 'trash']],
  [administration, ['settings', 'brand', 'synonyms', 'redirects', 'staff', 'audit']],
]

/** Resources in groups. A user sees those that their role may read. */
export function SideMenu() {
  const definitions = useResourceDefinitions()
  const getLabel = useGetResourceLabel()
  const { permissions = [] } = usePermissions<string[]>()
  const [isOpen] = useSidebarState()
  return (
    <Box component="nav" aria-label="Main menu" sx={{ width: 232, pb: 4 }}>
      {permissions.includes('dashboard.read') && (
        <List disablePadding sx={{ mt: 1 }}>
          <MenuLink to="/" name="Dashboard" Icon={DashboardIcon} />
        </List>
      )}
      {groups.map(([title, names]) => {
        const readable = names.flatMap((name) => definitions[name] ?? [])
        return readable.length === 0 ? null : (
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
        )
      })}
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
