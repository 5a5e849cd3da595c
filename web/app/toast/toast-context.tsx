import { toastDurationMs } from '@house/contract/ui-config'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

export type Toast = { message: string; isError: boolean }

const Shown = createContext<{ toast: Toast | null; hide: () => void }>({ toast: null, hide() {} })
const Show = createContext({
  showError(_message: string) {},
  showSuccess(_message: string) {},
  /** Once the error is corrected. */
  dismissError() {},
})

/** One toast at a time; a newer one replaces the older. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), toastDurationMs)
    return () => clearTimeout(timer)
  }, [toast])
  const show = useMemo(
    () => ({
      showError: (message: string) => setToast({ message, isError: true }),
      showSuccess: (message: string) => setToast({ message, isError: false }),
      dismissError: () => setToast((toast) => (toast?.isError ? null : toast)),
    }),
    [],
  )
  const shown = useMemo(() => ({ toast, hide: () => setToast(null) }), [toast])
  return (
    <Show value={show}>
      <Shown value={shown}>{children}</Shown>
    </Show>
  )
}

export function useToast() {
  return useContext(Show)
}

export function useVisibleToast() {
  return useContext(Shown)
}
