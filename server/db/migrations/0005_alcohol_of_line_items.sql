ALTER TABLE "line_items" ADD COLUMN "alcohol_by_volume" numeric;
--> statement-breakpoint
UPDATE "line_items" SET "alcohol_by_volume" = coalesce("products"."alcohol_by_volume", 0) FROM "products" WHERE "products"."id" = "line_items"."product_id";
