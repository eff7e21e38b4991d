-- Several documents of one kind an order, told apart by their position. A process of the release before writes position
-- 1 and so still cannot write a second one.
ALTER TABLE "invoices" ADD COLUMN "position" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- safe: whatever fulfilled the constraint below fulfils this one
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_orderId_kind_position_unique" UNIQUE("order_id","kind","position");
--> statement-breakpoint
-- safe: the column is new, the release before leaves it at its default
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_position" CHECK ("invoices"."position" >= 1);
--> statement-breakpoint
-- safe: looser; no release up to this one writes a second document of a kind, and the release before finds the one
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_orderId_kind_unique";
