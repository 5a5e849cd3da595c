import { toastDurationMs } from '@house/contract/ui-config'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

export type Notice = { message: string; isError: boolean }

const Shown = createContext<{ notice: Notice | null; hide: () => void }>({ notice: null, hide() {} })
const Show = createContext({
  showError(_message: string) {},
  showSuccess(_message: string) {},
  /** Once what went wrong is put right. */
  takeBackError() {},
})

/** One notice at a time; a newer one takes the place of the older. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), toastDurationMs)
    return () => clearTimeout(timer)
  }, [notice])
  const show = useMemo(
    () => ({
      showError: (message: string) => setNotice({ message, isError: true }),
      showSuccess: (message: string) => setNotice({ message, isError: false }),
      takeBackError: () => setNotice((notice) => (notice?.isError ? null : notice)),
    }),
    [],
  )
  const shown = useMemo(() => ({ notice, hide: () => setNotice(null) }), [notice])
  return (
    <Show value={show}>
      <Shown value={shown}>{children}</Shown>
    </Show>
  )
}

export function useNotice() {
  return useContext(Show)
}

export function useShownNotice() {
  return useContext(Shown)
}
