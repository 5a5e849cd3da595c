import { filledMeta } from '@house/contract/pages/meta-tags'
import { searchSnippetLength } from '@house/contract/ui-config'
import { maxContentLength } from '@house/contract/validation-limits'
import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { TextInput } from './text-input.tsx'

type SeoInputsProps = { urlOf: (slug: string) => string }

/** The meta tags of a page, with a preview of its search result. */
export function SeoInputs({ urlOf }: SeoInputsProps) {
  const [title, description, slug] = useWatch({ name: ['meta_title', 'meta_description', 'slug'] })
  return (
    <>
      <TextInput
        source="meta_title"
        maxLength={maxContentLength.metaTitle}
        helperText={lengthHint(title, searchSnippetLength.title)}
      />
      <TextInput
        source="meta_description"
        maxLength={maxContentLength.metaDescription}
        multiline
        minRows={2}
        helperText={lengthHint(description, searchSnippetLength.description)}
      />
      <TextInput source="meta_keywords" maxLength={maxContentLength.line} helperText="Separate with commas" />
      <SearchResultPreview path={urlOf(slug ?? '')} />
    </>
  )
}

/** Empty meta tags are filled from title and text, as the site does it. */
function SearchResultPreview({ path }: { path: string }) {
  const [headline, title, pageText, text] = useWatch({
    name: ['page_title', 'title', 'page_description', 'description'],
  })
  const [metaTitle, metaDescription] = useWatch({ name: ['meta_title', 'meta_description'] })
  const entered = { meta_title: metaTitle ?? '', meta_description: metaDescription ?? '', meta_keywords: '' }
  const { meta_title, meta_description } = filledMeta(entered, headline || title || '', pageText || text || '')
  const isFilled = (!entered.meta_title && meta_title) || (!entered.meta_description && meta_description)
  return (
    <Box component="section" aria-label="Search result preview" sx={{ width: '100%', maxWidth: 640 }}>
      <Typography variant="body2" color="text.secondary">
        Search result preview.{isFilled ? ' Empty fields are filled from title and text.' : ''}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', p: 2, fontFamily: 'Arial, sans-serif', overflowWrap: 'anywhere' }}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{location.host + path}</Box>
        <Box sx={{ fontSize: 20, color: '#1a0dab' }}>
          {truncate(meta_title, searchSnippetLength.title) || 'No title'}
        </Box>
        <Box sx={{ fontSize: 14, color: '#4d5156' }}>
          {truncate(meta_description, searchSnippetLength.description) || 'No description'}
        </Box>
      </Box>
    </Box>
  )
}

function lengthHint(text: string | null | undefined, shown: number) {
  return `${(text ?? '').length} characters. Search engines show about ${shown}.`
}

function truncate(text: string, length: number) {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}
