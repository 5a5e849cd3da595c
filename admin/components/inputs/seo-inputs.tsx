import { filledMeta } from '@house/contract/meta-tags'
import { searchSnippetLength } from '@house/contract/ui-config'
import { maxContentLength } from '@house/contract/validation-limits'
import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { Words } from './text-input.tsx'

/** What search engines and shared links show of a page. */
export function MetaInputs({ address = '/' }: { address?: string }) {
  const [title, description, slug] = useWatch({ name: ['meta_title', 'meta_description', 'slug'] })
  return (
    <>
      <Words
        source="meta_title"
        max={maxContentLength.metaTitle}
        helperText={counted(title, searchSnippetLength.title)}
      />
      <Words
        source="meta_description"
        max={maxContentLength.metaDescription}
        multiline
        minRows={2}
        helperText={counted(description, searchSnippetLength.description)}
      />
      <Words source="meta_keywords" max={maxContentLength.line} helperText="Separated by commas" />
      <SearchResult path={`${address}${slug ?? ''}`} />
    </>
  )
}

/** As the page says it: what is left empty here is made of its title and text. */
function SearchResult({ path }: { path: string }) {
  const [headline, title, pageText, text] = useWatch({
    name: ['page_title', 'title', 'page_description', 'description'],
  })
  const [metaTitle, metaDescription] = useWatch({ name: ['meta_title', 'meta_description'] })
  const written = { meta_title: metaTitle ?? '', meta_description: metaDescription ?? '', meta_keywords: '' }
  const { meta_title, meta_description } = filledMeta(written, headline || title || '', pageText || text || '')
  const isMade = (!written.meta_title && meta_title) || (!written.meta_description && meta_description)
  return (
    <Box component="section" aria-label="Search result preview" sx={{ width: '100%', maxWidth: 640 }}>
      <Typography variant="body2" color="text.secondary">
        As a search engine may show it{isMade ? '; what is empty above is made of title and text' : ''}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', p: 2, fontFamily: 'Arial, sans-serif', overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{location.host + path}</Box>
        <Box sx={{ fontSize: 20, color: '#1a0dab' }}>
          {cut(meta_title, searchSnippetLength.title) || 'No title yet'}
        </Box>
        <Box sx={{ fontSize: 14, color: '#4d5156' }}>
          {cut(meta_description, searchSnippetLength.description) || 'No description yet'}
        </Box>
      </Box>
    </Box>
  )
}

function counted(text: string | null | undefined, shown: number) {
  return `${(text ?? '').length} characters; search engines show about ${shown}`
}

function cut(text: string, length: number) {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}
