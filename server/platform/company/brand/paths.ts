import { serverPaths } from '@house/contract/urls'

/** Icons that browsers and search engines ask for by these names; the demonstration's are built files. */
export const iconPaths: Record<string, { size: number; isMaskable: boolean }> = {
  '/favicon.ico': { size: 32, isMaskable: false },
  '/favicon.svg': { size: 192, isMaskable: false },
  '/apple-touch-icon.png': { size: 180, isMaskable: true },
  '/icon-192.png': { size: 192, isMaskable: true },
  '/icon-512.png': { size: 512, isMaskable: true },
}

/** The logo for light grounds as PNG, for mail clients. */
export const brandLogoPath = `${serverPaths.brandFiles}/logo.png`
