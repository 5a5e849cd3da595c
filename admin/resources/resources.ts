import type { ResourceProps } from 'react-admin'
import type { MenuPlace } from '../components/menu-groups.ts'

type Descriptor = ResourceProps & { options: { menu: MenuPlace } }

const modules = import.meta.glob<Record<string, Descriptor>>('./*/index.ts', { eager: true })

/** The resources of the back office: the descriptor in the `index.ts` of every folder here. */
export const resources = Object.values(modules).flatMap((module) => Object.values(module))
