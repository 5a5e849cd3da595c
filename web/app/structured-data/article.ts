import type { Blog } from '@house/contract/entities'
import type { Question } from 'schema-dts'
import { textOf } from '../ui/html.tsx'
import { absolute, organizationRef, type SchemaBuilder } from './schema-context.ts'

/** A BlogPosting, and a FAQPage for sections of questions and answers. */
export function articleSchema(blog: Blog): SchemaBuilder {
  return (context) => {
    const { origin, url, description } = context
    const questions = questionsIn(blog.description)
    return [
      {
        '@type': 'BlogPosting',
        '@id': `${url}#article`,
        mainEntityOfPage: url,
        headline: blog.title,
        description,
        datePublished: blog.datetime,
        dateModified: blog.modified_at ?? blog.datetime,
        inLanguage: 'en-IN',
        author: organizationRef(context),
        publisher: organizationRef(context),
        ...(blog.category && { articleSection: blog.category }),
        ...(blog.image2 && { image: [absolute(origin, blog.image2)] }),
      },
      ...(questions.length > 0
        ? [{ '@type': 'FAQPage' as const, '@id': `${url}#questions`, url, mainEntity: questions }]
        : []),
    ]
  }
}

/** A section is a FAQ when it has at least two headings and all of them are questions. */
function questionsIn(html: string): Question[] {
  return html.split(/<h2[^>]*>/).flatMap((part) => {
    const [, ...entries] = part.split(/<h3[^>]*>/)
    const pairs = entries.map((each) => each.split('</h3>').map(plainText))
    const isAllQuestions = pairs.length > 1 && pairs.every(([question, answer]) => question?.endsWith('?') && answer)
    return isAllQuestions ? pairs.map(([question = '', answer = '']) => toQuestion(question, answer)) : []
  })
}

/** Paragraphs stay separated. */
function plainText(html: string) {
  return textOf(html.replaceAll('</', ' </')).replace(/\s+/g, ' ').trim()
}

function toQuestion(name: string, text: string): Question {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }
}
