import './theme/fonts.css'
import './layout/loading.css'
import { adminPaths, serverPaths } from '@house/contract/urls'
import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { ForgotPassword } from './auth/forgot-password.tsx'
import { ResetPassword } from './auth/reset-password.tsx'
import { EmotionNonceProvider } from './theme/csp-nonce.tsx'
import { theme } from './theme/theme.ts'

/** The password reset is outside of react-admin, which checks the session first. */
const routes = [
  {
    element: <SignedOutLayout />,
    children: [
      { path: adminPaths.forgotPassword, element: <ForgotPassword /> },
      { path: adminPaths.resetPassword, element: <ResetPassword /> },
    ],
  },
  { path: '*', element: <App /> },
]

function SignedOutLayout() {
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
    <EmotionNonceProvider>
      <RouterProvider router={createBrowserRouter(routes, { basename: serverPaths.admin })} />
    </EmotionNonceProvider>,
  )
