-- safe: looser; no process up to this one writes the new kind
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
-- safe: looser than the constraint above
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('MONEY_FOR_CANCELED_ORDER', 'REFUND_FAILED', 'PAYMENT_MISMATCH', 'DISPUTE', 'ORDER_WITHOUT_TIME', 'EMAIL_REFUSED', 'OVERBOOKED', 'TELEPHONE_ORDER_UNPAID', 'ALLERGENS_ADDED'));
