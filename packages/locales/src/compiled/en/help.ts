// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "help.faq.text": ["Can several of us design together? Yes. Everyone who is invited sees the pointers and changes of the others at once.\n\nIs anything lost when the network fails? No. Your changes stay on your device and are sent as soon as the network is back.\n\nHow many pages does an album need? The inside has at least 16 pages, and their number can be divided by four.\n\nWhat does designing cost? Nothing. You only pay when you print."],
  "help.faq.title": ["Frequent questions"],
  "help.images.text": ["Drag pictures from your desktop onto a page or into a sticker cell. JPEG, PNG, HEIC and WebP work, and so do SVG drawings. Very large photos are scaled down to what print needs.\n\n- A double click on a picture opens the crop: drag to move, use the wheel to enlarge, press R to turn by 90 degrees.\n- The toolbar tells you up to which size a picture prints sharp. A warning sign means low resolution.\n- Keep what matters away from the fold and the edge. A hint appears when something lies there."],
  "help.images.title": ["Pictures and cropping"],
  "help.layouts.text": ["A layout arranges sticker cells, photos and texts on a spread.\n\n- Filter by the number of stickers. The preview shows your colours and your people.\n- On an empty page a layout applies at once. If there is something on it, we ask first.\n- Stickers, photos and texts move into matching places. What finds no place is back in the panel."],
  "help.layouts.title": ["Layouts"],
  "help.sections.text": ["Chapters divide the album: teams, classes, departments, families. A sticker always belongs to a chapter.\n\n- “Add chapter” is at the end of the sticker panel and above the spreads. A name has up to 50 characters.\n- In a chapter’s menu you can rename it, move it up or down, and delete it.\n- When a chapter is deleted, its stickers and pages go with it. “Undo” brings them back.\n- The cover is a fixed chapter: it stays where it is.\n\nStickers without a chapter go into an unnamed team."],
  "help.sections.title": ["Chapters"],
  "help.start.business": ["For your company: make a chapter for each department or site, and use the job title from the staff list as the position."],
  "help.start.text": ["A sticker album has a cover, chapters and spreads. The spreads hold numbered sticker cells, and each cell belongs to one of your people.\n\n- Import your list first: names, positions, chapters and photos in one go. You will find “Import list” in the sticker panel.\n- Then put the stickers on the pages, by hand or with one click on “Place all”.\n- Under “Style”, choose colours, fonts and the look of the stickers. It applies to the whole album at once.\n- Add pages for group photos, thanks or fixtures.\n\nEverything is saved by itself. Several people can work on the album at the same time, and “Undo” only takes back your own steps."],
  "help.start.title": ["How your album comes about"],
  "help.start.wedding": ["For your wedding: make a chapter for each table or family. Guests will find themselves and their neighbours right away."],
  "help.stickerPlacement.text": ["A sticker gets its number as soon as it is in a cell. Numbers follow the reading order: page by page, top to bottom, left to right. When you move a cell, the numbers count anew by themselves.\n\n- Drag a name from the panel onto a cell. If somebody is already there, the two swap places.\n- “Place all” fills the chapter’s free cells one after the other and adds spreads when there are not enough.\n- A double sticker is twice as wide and counts as two numbers.\n- Without a photo, the cell shows only number and name. You can add the photo at any time."],
  "help.stickerPlacement.title": ["Placing stickers"],
  "help.stickerlink.text": ["With the sticker link people upload their own photo, on their phone and without an account.\n\n- Switch the link on, add a few personal words and send it round, or put up the QR code.\n- New photos appear at the top of the sticker panel. “Collect” shows them to you: accept, ask for another photo, or reject.\n- In surprise mode the page does not give away that an album is being made.\n\nAnyone who wants to withdraw their photo can do so at any time with the link in their confirmation."],
  "help.stickerlink.title": ["Collecting photos with the link"],
  "help.stock.text": ["There is a collection of pictures for calm areas behind the stickers. Search with at least three letters, for example “grass” or “paper”.\n\n- A click puts the picture on the page; dragging puts it exactly where you let go.\n- The photographer’s name is shown with the picture.\n- Your own pictures are next to it. “Hide used” leaves those that are on no page yet."],
  "help.stock.title": ["Backgrounds"],
  "help.text": ["Short answers to everything the editor can do."],
  "help.title": ["Help"],
  "help.topics": ["Topics"],
  "help.viewport.text": ["- The wheel moves the view; with Ctrl it zooms at the pointer. On a touchpad or tablet, use two fingers.\n- Hold the space bar and drag to pan, or use the middle mouse button.\n- Shift + 1 shows all spreads, Shift + 2 the selection, Shift + 3 the spread.\n- Page up and page down turn pages. The page field takes a number or a range such as 4-5.\n- “View” has the grid, bleed, final format and print preview.\n\nThe question mark shows all shortcuts."],
  "help.viewport.title": ["View and zoom"],
};
