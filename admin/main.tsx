import './fonts.css'
import './opening.css'
import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { BackOffice } from './back-office.tsx'
import { StylesWithNonce } from './parts/nonce.tsx'
import { ForgottenPassword } from './session/forgotten-password.tsx'
import { ResetPassword } from './session/reset-password.tsx'
import { theme } from './theme.ts'

/** The screens of those who cannot sign in stand outside: everything else asks who is there first. */
const routes = [
  {
    element: <Outside />,
    children: [
      { path: '/forgotten-password', element: <ForgottenPassword /> },
      { path: '/reset-password', element: <ResetPassword /> },
    ],
  },
  { path: '*', element: <BackOffice /> },
]

function Outside() {
  return (
    <ThemeProvider theme={createTheme(theme)}>
      <CssBaseline />
      <Outlet />
    </ThemeProvider>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StylesWithNonce>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/admin' })} />
    </StylesWithNonce>,
  )
