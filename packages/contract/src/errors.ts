/**
 * Every refusal of the API: its stable code, its HTTP status. The message in the reader's language is the key
 * `problems.<code>` of packages/locales. Answers are RFC 9457 problem documents (`problem.ts`).
 */
export const ERRORS = {
  invalid_request: 400,
  unauthorized: 401,
  token_expired: 401,
  forbidden: 403,
  album_locked: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_type: 415,
  invalid_range: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,

  // albums and blueprints
  album_title_required: 422,
  blueprint_not_found: 404,
  workspace_not_found: 404,

  // history and trash
  album_has_order: 409,
  history_part_missing: 404,
  trash_place_gone: 409,

  // mutations
  mutation_unreadable: 400,
  node_gone: 409,
  parent_gone: 409,
  cycle: 409,
  invariant_broken: 409,
  wrong_shape: 422,
  text_changed: 409,
  comment_of_other: 403,
  role_forbids: 403,
  section_forbids: 403,
  // rules of the document: docs/document-rules.md
  section_static: 409,
  cover_fixed: 409,
  last_spread_of_section: 409,
  section_name_required: 422,
  font_unknown: 422,
  design_unknown: 422,
  text_too_long: 422,
  album_full: 409,

  // the socket's handshake
  client_outdated: 409,
  server_outdated: 503,
  too_many_connections: 429,

  // images and files
  blob_not_found: 404,
  image_unreadable: 422,
  image_too_small: 422,
  image_too_large: 413,
  image_too_many_pixels: 422,
  image_too_complex: 422,
  image_type_unsupported: 415,
  image_in_use: 409,

  // photo editing; those after the first end a job
  image_edit_no_prompts: 409,
  image_edit_failed: 502,
  image_edit_refused: 422,
  image_edit_busy: 503,
  image_edit_too_slow: 504,

  // sticker link, its uploads and its people
  sticker_link_gone: 404,
  sticker_link_closed: 410,
  sticker_content_required: 422,
  custom_domain_unknown: 422,
  proof_missing: 422,
  proof_wrong: 422,
  proof_expired: 422,
  proof_used: 409,
  sticker_name_required: 422,
  sticker_position_required: 422,
  section_gone: 422,
  sticker_gone: 409,
  consent_required: 422,
  consent_outdated: 422,
  guardian_required: 422,
  withdrawal_gone: 404,
  sticker_upload_merged: 409,
  email_invalid: 422,
  reminder_too_soon: 409,
  reminder_nobody: 409,

  // members
  invitation_email_invalid: 422,
  invitation_exists: 409,
  invitation_already_member: 409,
  invitation_gone: 404,
  invitation_other_address: 403,
  address_unconfirmed: 403,
  only_invited_join: 409,
  owner_keeps_role: 409,
  ownership_offer_gone: 404,
  owner_cannot_be_removed: 409,
  removed_from_album: 403,

  // mails
  activation_link_gone: 404,
  mails_unwanted: 409,
  no_mails_gone: 404,

  // own layouts
  own_layouts_full: 409,

  // review and proofs
  review_needs_order: 409,
  review_not_awaited: 409,
  preflight_errors: 409,
  warnings_not_accepted: 409,
  lock_reason_required: 422,
  proof_gone: 404,
  proof_round_closed: 410,
  proof_comment_required: 422,
  // preview
  preview_gone: 404,

  // checkout, orders, invoices
  blueprint_not_orderable: 409,
  no_albums_out_of_range: 422,
  packs_per_album_out_of_range: 422,
  packaging_unavailable: 422,
  feature_unavailable: 422,
  country_unsupported: 422,
  bag_artwork_size: 422,
  bag_artwork_too_large: 422,
  bag_artwork_type: 422,
  order_invalid: 422,
  album_not_printable: 422,
  price_changed: 409,
  voucher_invalid: 422,
  voucher_inactive: 422,
  voucher_taken: 409,
  voucher_below_minimum_amount: 422,
  voucher_code_required: 422,
  voucher_code_exists: 409,
  voucher_wrong: 422,
  offer_wrong: 422,
  idempotency_conflict: 409,
  order_in_progress: 409,
  order_gone: 404,
  order_fixed: 409,
  order_ended: 409,
  order_invoiced: 409,
  order_not_approved: 409,
  order_scope_changed: 409,
  order_shipped: 409,
  order_amounts_typed: 409,
  order_amount_impossible: 422,
  amount_gross_mismatch: 422,
  line_amount_required: 422,
  line_of_voucher: 409,
  offer_taken: 409,
  order_update_message_required: 422,
  tracking_code_invalid: 422,
  tracking_code_is_url: 422,
  tracking_url_invalid: 422,
  order_update_exists: 409,
  order_update_not_possible: 409,
  tracking_unreadable: 422,
  invoice_gone: 404,
  invoice_exists: 409,
  invoice_status_impossible: 409,
  seller_incomplete: 409,
  partner_gone: 404,
  partner_wrong: 422,
  mail_not_resendable: 409,

  // exports
  export_not_finished: 409,
  export_file_gone: 410,
  no_plates: 409,
  bleed_needed_for_marks: 422,
  copy_not_approved: 409,
  copy_withdrawn: 409,

  // the way to the print shop
  artifact_not_ready: 409,
  transfer_off: 409,
} as const;

export type ErrorCode = keyof typeof ERRORS;
