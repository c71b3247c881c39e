// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "exports.failed.browser_died": ["The printing program crashed several times. Please start the export again."],
  "exports.failed.checks_failed": ["The finished file did not pass all checks (",["rules"],") and is therefore not offered."],
  "exports.failed.content_missing": ["The album names a picture or a font that no longer exists. Replace it and export again."],
  "exports.failed.nothing_to_print": ["There is nothing to print in this range."],
  "exports.failed.photo_withdrawn": ["A photo in it was withdrawn, so the file has been deleted. Please export again."],
  "exports.failed.render_page_failed": ["A picture or a font of the album could not be loaded."],
  "exports.failed.render_page_timeout": ["The album could not be laid out in time. Please try again, or with fewer pages."],
  "exports.failed.unexpected": ["Something went wrong while printing. Please start the export again."],
  "exports.failed.worker_died": ["Printing was interrupted several times. Please start the export again."],
  "exports.failed.wrong_page_count": ["The file had more or fewer pages than ordered. Please start the export again."],
  "exports.finding.picture": ["The picture “",["name"],"” on page ",["pages"]," has only ",["ppi","number"]," ppi and may look soft."],
  "exports.finding.sticker": ["The photo of “",["name"],"” has only ",["ppi","number"]," ppi and may look soft."],
  "exports.range.nothing_to_print": ["There is nothing to print in this range."],
  "exports.range.out_of_range": ["“",["piece"],"” is out of range: there are 1 to ",["last","number"],"."],
  "exports.range.reversed": ["“",["piece"],"” runs backwards: the smaller number comes first."],
  "exports.range.unreadable": ["“",["piece"],"” is not a range. Write for example 1-3,5."],
  "exports.unsupported": ["This cannot be printed yet."],
};
