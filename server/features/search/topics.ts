import { urls } from '@house/contract/urls'
import { wordsOf } from './terms.ts'

/** Questions that a page answers, and not a product; in the order in which their pages are shown. */
const topics: { pages: string[]; words: string }[] = [
  {
    pages: [urls.terms, urls.locate],
    words: `warranty warrenty waranty guarantee guaranty garantee guarentee gurantee garanti varanti gaurantee
      वारंटी गारंटी`,
  },
  {
    pages: [urls.planner, urls.locate],
    words: `price pricing pricelist rate cost costing estimate estimation quotation quote budget cheap cheapest affordable
      discount offer emi rs rupee rupees rupaye kimat keemat kimmat qeemat daam dam bhav bhaav kharcha kharch paisa paise
      kitna kitne kitni sasta mehnga कीमत क़ीमत दाम रेट भाव खर्च खर्चा पैसे कितना कितने कितनी`,
  },
  {
    pages: [urls.locate],
    words: `contact call phone mobile telephone whatsapp email mail helpline customer enquiry enquire inquiry complaint
      sampark baat संपर्क फोन नंबर`,
  },
  {
    pages: [urls.locate],
    words: `visit appointment booking survey inspection measurement demo naap milna नाप विजिट`,
  },
  {
    pages: [urls.locate],
    words: `pincode showroom dealer branch address location map near nearby nearest service delivery pata kahan kaha dukan
      पता कहां कहाँ दुकान शोरूम`,
  },
  {
    // Towns that buyers ask for, whether we serve them or not.
    pages: [urls.locate],
    words: `agra ahmedabad ajmer aligarh allahabad alwar amritsar aurangabad bangalore bengaluru bareilly bathinda
      bharatpur bhilwara bhiwadi bhopal bhubaneswar bikaner chandigarh chennai coimbatore dehradun delhi dhanbad faridabad
      ghaziabad goa gurgaon gurugram guwahati gwalior haridwar hisar hyderabad indore jabalpur jaipur jaisalmer jalandhar
      jammu jamshedpur jhansi jodhpur kanpur karnal kishangarh kochi kolkata kota lucknow ludhiana madurai mangalore
      manesar mathura meerut mohali moradabad mumbai mysore nagpur nashik navi noida panchkula panipat patiala patna pune
      raipur rajasthan rajkot ranchi rewari rohtak roorkee saharanpur shimla sikar sonipat srinagar surat thane
      thiruvananthapuram udaipur ujjain vadodara varanasi vijayawada visakhapatnam haryana punjab gujarat maharashtra ncr
      दिल्ली जयपुर फरीदाबाद गुड़गांव नोएडा पुणे मुंबई`,
  },
]

const pagesByWord = new Map(
  topics.flatMap(({ pages, words }) => wordsOf(words).map((word): [string, string[]] => [word, pages])),
)

/** Whether pages answer the word, so that no product should be found by it. */
export function isTopicWord(word: string) {
  return pagesByWord.has(word) || isPincode(word)
}

/** The pages that answer the words, the most important one first. */
export function pagesOfTopics(words: string[]): string[] {
  const asked = topics.filter((topic) => words.some((word) => pagesOf(word) === topic.pages))
  return [...new Set(asked.flatMap(({ pages }) => pages))]
}

function pagesOf(word: string) {
  return pagesByWord.get(isPincode(word) ? 'pincode' : word)
}

/** Of India. */
function isPincode(word: string) {
  return /^[1-9]\d{5}$/.test(word)
}
