import './fonts.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { BackOffice } from './back-office.tsx'

const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' })
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
