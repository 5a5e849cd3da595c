export { clientLoader, default, loader } from './not-found.tsx'
