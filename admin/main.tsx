import './theme/fonts.css'
import './layout/loading.css'
import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { BackOffice } from './app.tsx'
import { ForgottenPassword } from './auth/forgot-password.tsx'
import { ResetPassword } from './auth/reset-password.tsx'
import { StylesWithNonce } from './theme/csp-nonce.tsx'
import { theme } from './theme/theme.ts'

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
