import { urls } from '@house/contract/urls'
import AccountIcon from '@mui/icons-material/PersonOutlined'
import { Link } from '@mui/material'
import { AppBar, Logout, Menu, TitlePortal, UserMenu, useGetIdentity } from 'react-admin'

/** react-admin wraps the title in a box, which would be cut off without an ellipsis. */
const withEllipsis = { '& > .RaConfigurable-root': { display: 'inline' } }

export function TopBar() {
  return (
    <AppBar userMenu={<AccountMenu />} alwaysOn>
      <TitlePortal variant="body1" component="h1" sx={withEllipsis} />
      <Link href={urls.home} target="_blank" rel="noreferrer" color="inherit" sx={{ mx: 1, whiteSpace: 'nowrap' }}>
        View site
      </Link>
    </AppBar>
  )
}

function AccountMenu() {
  const { identity } = useGetIdentity()
  return (
    <UserMenu label={`Signed in as ${identity?.fullName ?? ''}`}>
      <Menu.Item to="/account" primaryText="Your account" leftIcon={<AccountIcon />} />
      <Logout />
    </UserMenu>
  )
}
