import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCompany } from './site-data.ts'

/** Link to a chat with the company, with a prefilled message that names the current page; empty without a number. */
export function useChatLink() {
  const { whatsapp, company_name } = useCompany()
  const { pathname } = useLocation()
  const [page, setPage] = useState('')
  useEffect(() => {
    const name = () => setPage(document.title.split(' | ')[0] ?? pathname)
    name()
    const observer = new MutationObserver(name)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [pathname])
  if (whatsapp === '') return ''
  const message = `Hello ${company_name}, I am looking at ${page ? `"${page}"` : 'your website'} and have a question.`
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`
}
